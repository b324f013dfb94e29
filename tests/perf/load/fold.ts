/**
 * Runs in the page: the time at which everything above the fold is shown, ms, or 0 while something is missing: no
 * placeholder, every image loaded, the first tiles drawn, and all of them with their scenes once the page may be idle.
 */
export function foldTime(idle: boolean): number {
  const seen = (element: Element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  const visible = (selector: string) => [...document.querySelectorAll(selector)].filter(seen)
  const pictures = visible('img').filter((one) => one instanceof HTMLImageElement)
  const complete =
    visible('main a[href^="/game/start"]').length > 0 &&
    visible('main [aria-busy="true"], header [aria-busy="true"]').length === 0 &&
    visible('[data-layer="art"]').some((art) => art.querySelector('img')) &&
    (!idle || visible('[data-layer="art"]').every((art) => art.querySelector('[data-layer="scene"]'))) &&
    pictures.every((picture) => picture.complete && picture.naturalWidth > 0)
  return complete ? performance.now() : 0
}
