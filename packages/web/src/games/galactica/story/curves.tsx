/** What was left of each resource, turn by turn: as a plot, or as a table. */
import './curves.css';
import { useId, useState } from 'react';
import { words } from '../words/words.ts';
import { drawn, labelPlaces, lineOf, PLOT, type Plot, plotOf } from './plot.ts';
import type { Story } from './story.ts';

const resources = ['fuel', 'food', 'morale', 'population'] as const;
type Resource = (typeof resources)[number];

export function Curves({ story }: { story: Story }) {
  const said = words.story;
  const [table, showTable] = useState(false);
  const id = useId();
  return (
    <section className="curves" aria-labelledby={id}>
      <h3 id={id} className="label">
        {said.curves}
      </h3>
      {table ? <AsTable story={story} /> : <AsPlot story={story} />}
      <p className="curves-foot">
        <span className="quiet">{said.curvesText}</span>
        <button type="button" aria-pressed={table} onClick={() => showTable(!table)}>
          {said.asTable}
        </button>
      </p>
    </section>
  );
}

function AsPlot({ story }: { story: Story }) {
  const plot = plotOf(story.curves.map(({ left }) => resources.map((resource) => left[resource] ?? 0)));
  const places = labelPlaces(resources.map((_, index) => plot.y(plot.last(index))));
  return (
    <svg className="plot" viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} role="img" aria-label={summary(story)}>
      <Grid plot={plot} story={story} />
      {resources.map((resource, index) => (
        <g key={resource} className={`curve ${resource}`}>
          <path className="curve-line" d={lineOf(plot, index)} />
          {drawn(plot, index).map(([x, y]) => (
            <Point key={x} resource={resource} x={x} y={y} />
          ))}
          <g transform={`translate(${PLOT.right + 12} ${places[index] ?? 0})`}>
            <Point resource={resource} x={0} y={0} />
            <text x={10} y={4}>
              {words.story.resources[resource]} {plot.last(index)}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}

/** Told apart by shape as well as by colour and dash. */
const shapes: Readonly<Record<Resource, string>> = {
  fuel: 'M-4-4H4V4H-4Z',
  food: 'M0-4.5A4.5 4.5 0 1 1 0 4.5 4.5 4.5 0 0 1 0-4.5Z',
  morale: 'M0-5 5 4H-5Z',
  population: 'M0-5.5 5.5 0 0 5.5-5.5 0Z',
};

function Point({ resource, x, y }: { resource: Resource; x: number; y: number }) {
  return <path className="curve-point" d={shapes[resource]} transform={`translate(${x} ${y})`} />;
}

function Grid({ plot, story }: { plot: Plot; story: Story }) {
  const rows = Array.from({ length: Math.floor(plot.most / 5) + 1 }, (_, index) => index * 5);
  const turns = story.curves.length - 1;
  const every = Math.max(1, Math.ceil(turns / 8));
  const labelled = story.curves.flatMap((_, index) => (index % every === 0 && index < turns ? [index] : []));
  return (
    <g className="plot-grid">
      {rows.map((row) => (
        <g key={row}>
          <path d={`M${PLOT.left} ${plot.y(row)}H${PLOT.right}`} />
          <text x={PLOT.left - 8} y={plot.y(row) + 4} textAnchor="end">
            {row}
          </text>
        </g>
      ))}
      {story.jumps.map(({ turn, step }) => (
        <path key={step} className="plot-jump" d={`M${plot.x(turn - 0.5)} ${PLOT.top}V${PLOT.bottom}`} />
      ))}
      {labelled.map((index) => (
        <text key={index} x={plot.x(index)} y={PLOT.bottom + 18} textAnchor="middle">
          {index + 1}
        </text>
      ))}
    </g>
  );
}

/** For those who do not see it: from where to where. */
function summary({ curves }: Story): string {
  const [first, last] = [curves[0]?.left, curves.at(-1)?.left];
  const from = resources.map((resource) => words.story.fromTo(resource, first?.[resource] ?? 0, last?.[resource] ?? 0));
  return [words.story.curves, ...from].join('. ');
}

function AsTable({ story }: { story: Story }) {
  const said = words.story;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="curves-table" tabIndex={0} aria-label={said.curvesTable}>
      <table>
        <thead>
          <tr>
            <th scope="col">{said.turnColumn}</th>
            {resources.map((resource) => (
              <th key={resource} scope="col">
                {said.resources[resource]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {story.curves.map(({ turn, left }, index) => (
            <tr key={turn}>
              <th scope="row">{index === story.curves.length - 1 ? said.endRow : turn}</th>
              {resources.map((resource) => (
                <td key={resource}>{left[resource]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
