import { basename } from 'node:path'

/** Parts that a page loads when they are needed: what opens on a tap, and what is shown instead of its content. */
const onDemand = /(?:Modal|Sheet|Dialog|Failed|Confetti|Stone|Skeleton|^No[A-Z]\w*)\.tsx$/

/** Whether a page loads a module of its own accord, to show its content. */
export const isContent = (id: string): boolean => id.endsWith('.tsx') && !onDemand.test(basename(id))
