/** Turns on the page's font faces. The first frame of a first visit has the stand-ins, since fonts would delay it. */
export function activateFonts(): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-fonts]')
  if (style) style.media = 'all'
}
