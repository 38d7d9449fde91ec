/** Milliseconds after the page has come: it is drawn first, on a slow machine too, for this has no hurry. */
const LATER = 2_000;

/** Lets the page be installed, notified and told from a lost network. A browser that cannot does without. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => window.setTimeout(register, LATER));
}

function register(): void {
  navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
    console.warn('no notifications and no offline page:', error);
  });
}
