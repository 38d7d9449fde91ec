/** Nobody looks at the page; outside a browser, as in a test, somebody does. */
export function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}
