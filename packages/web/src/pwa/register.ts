/** Lets the page be installed, notified and told from a lost network. A browser that cannot does without. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After the page itself: it has no hurry.
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
      console.warn('no notifications and no offline page:', error);
    });
  });
}
