import { MOTION } from '../theme/motion'

/** Whether motion is reduced, as in the stylesheet. To ask the browser for a style would make it compute all of them. */
export function motionReduced(): boolean {
  const { motion } = document.documentElement.dataset
  return motion ? motion === MOTION.reduced : matchMedia('(prefers-reduced-motion: reduce)').matches
}
