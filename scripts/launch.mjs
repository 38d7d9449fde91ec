// The launcher's first step. Its syntax stays old enough for a Node that is too old to be told so.
import { needed, recentEnough } from './launch/node-version.mjs';

if (recentEnough(process.versions.node)) {
  import('./launch/run.mjs');
} else {
  console.error(`ragtag: Node.js ${needed} or newer is needed; this is ${process.versions.node}.`);
  process.exitCode = 1;
}
