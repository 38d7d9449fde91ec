/** A first game is taught in the page, above the board, so that it covers nothing; where there is little room, in a fold that opens with each lesson. */
import './course.css';
import type { View } from '@ragtag/galactica';
import type { TableState } from '@ragtag/server/protocol';
import { RuleLink } from '../../../../shell/reference/rule-link.tsx';
import { words } from '../../words/words.ts';
import { lookedAt } from '../guide/hints.ts';
import { explained, start, useProgress } from '../guide/progress.ts';
import { type Chapter, chapters, lessonAt, lessons } from './lessons.ts';

/** How the end of a course is remembered on this device. */
const ended = (game: string) => `course ${game}`;

/** Whether this is a first game whose player has not yet gone on alone. */
export function useIsTaught(game: string, { seat }: TableState, { options }: View): boolean {
  const { seen } = useProgress();
  return options.firstGame === true && seat !== null && !seen.includes(ended(game));
}

export function Course(props: { game: string; table: TableState; view: View; brief: boolean }) {
  const { game, table, view, brief } = props;
  const said = words.course;
  const { seat, question } = table;
  if (seat === null) return null;
  const lesson = lessonAt({ view, seat, asked: lookedAt(question?.asked ?? null) });
  const { chapter, rules } = lessons[lesson];
  const { title, text } = said.lessons[lesson];
  const told = (
    <p>
      {text}{' '}
      {rules.map((id) => (
        <span key={id}>
          <RuleLink id={id} />{' '}
        </span>
      ))}
    </p>
  );
  const onward = chapter === null && (
    <p className="course-buttons">
      <button
        type="button"
        className="act"
        onClick={() => {
          start();
          explained(ended(game));
        }}
      >
        {said.playOn}
      </button>
      <a className="button-link third" href="/">
        {said.enough}
      </a>
    </p>
  );
  if (brief && chapter !== null)
    return (
      <details key={lesson} className="course" aria-label={said.title} open>
        <summary>{said.numbered(chapters.indexOf(chapter) + 1, chapters.length, title)}</summary>
        {told}
      </details>
    );
  return (
    <section className="course" aria-label={said.title}>
      {!brief && <Chapters now={chapter} />}
      <div aria-live="polite">
        <h2>{title}</h2>
        {told}
      </div>
      {onward}
    </section>
  );
}

/** How far one has come: what is behind is ticked, what is now is marked. */
function Chapters({ now }: { now: Chapter | null }) {
  const said = words.course;
  const reached = now === null ? chapters.length : chapters.indexOf(now);
  return (
    <ol className="course-chapters">
      {chapters.map((chapter, index) => (
        <li key={chapter} aria-current={chapter === now ? 'step' : undefined}>
          {said.chapter(said.chapters[chapter], index < reached)}
        </li>
      ))}
    </ol>
  );
}
