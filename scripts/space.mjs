import { statfsSync } from 'node:fs'

/**
 * Ends a run before it begins if it would fill the disk: a build that ends halfway, or a browser that cannot write its
 * profile, would fail with words that do not say why.
 * @param {string} folder
 * @param {number} needed megabytes
 * @throws {Error} with what is free and what is needed
 */
export function ensureSpace(folder, needed) {
  const { bavail, bsize } = statfsSync(folder)
  const free = Math.floor((bavail * bsize) / 1e6)
  if (free >= needed) return
  throw new Error(`The disk is nearly full: ${free} MB are free in ${folder}, and this needs ${needed} MB.`)
}
