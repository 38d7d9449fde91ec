/** Puts a text where it can be pasted from. Pages without HTTPS, as in a home network, have only the old way. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return await navigator.clipboard.writeText(text);
  const box = document.createElement('textarea');
  box.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(box); // a dialog lets nothing outside be selected
  box.select();
  document.execCommand('copy');
  box.remove();
}
