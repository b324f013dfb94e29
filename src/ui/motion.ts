/** Whether motion is reduced; reads the same token as the stylesheet. */
export function motionReduced(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--motion').trim() === '0'
}
