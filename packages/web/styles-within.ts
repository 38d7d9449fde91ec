/**
 * Styles stay where they belong. The first line of a stylesheet names the elements it is for, as in
 *
 *     /* Within .question, .bubble *\/
 *
 * and what follows holds only for these and what is inside them, so that a class name never reaches another component.
 * `@scope` would also change which rule wins and could not say `.table .question`; so each selector is told instead, by a
 * `:where()` that weighs nothing. Only what is in shell/styles holds everywhere.
 */
import { relative } from 'node:path';
import type { CSSOptions } from 'vite';

type Given = Exclude<CSSOptions['postcss'], string | undefined>;
type StylePlugin = NonNullable<Given['plugins']>[number];

const within = /^Within (.+)$/;

/** The elements a stylesheet is for, by its first comment; null if that does not say. */
export function rootsIn(comment: string): readonly string[] | null {
  return within.exec(comment)?.[1]?.split(', ') ?? null;
}

/** Whether a stylesheet holds everywhere, by its path below src. */
export function isShared(path: string): boolean {
  return path.startsWith('..') || path.startsWith('shell/styles/');
}

export function stylesWithin(src: string): StylePlugin {
  return {
    postcssPlugin: 'styles-within',
    Once: (sheet, { result }) => {
      const path = relative(src, (result.opts.from ?? '').replace(/\?.*$/, ''));
      sheet.walkDecls(/^font(-size)?$/, (declared) => {
        declared.value = readable(declared.value);
      });
      if (isShared(path)) return;
      const { first } = sheet;
      const roots = first?.type === 'comment' ? rootsIn(first.text) : null;
      if (roots === null) return; // a test says so, and to whoever is writing it the page still looks right
      const where = `:where(${roots.flatMap((root) => [root, `${root} *`]).join(', ')})`;
      sheet.walkRules((rule) => {
        const { parent } = rule;
        // What is nested in a rule is limited by it, and steps of an animation select nothing.
        if (parent?.type === 'rule' || parent?.toString().startsWith('@keyframes')) return;
        rule.selectors = rule.selectors.map((selector) => limited(selector, where));
      });
    },
  };
}

/** No text is smaller than 12 pixels, however small the letters are that all sizes are measured in. */
export function readable(font: string): string {
  return font.replace(/^((?:\w+ )*)(0?\.\d+r?em)(?= |$)/, '$1max(12px, $2)');
}

/** The limit goes to what is selected, before a pseudo-element of it. */
export function limited(selector: string, where: string): string {
  const [, subject = '', pseudo = ''] = /^(.*?)((?:::[\w-]+(?:\([^)]*\))?(?::[\w-]+)*)?)$/s.exec(selector) ?? [];
  return `${subject}${where}${pseudo}`;
}
