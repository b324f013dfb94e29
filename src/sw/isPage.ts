import { fileFolders } from '../../scripts/fileFolders.mjs'

const inFolderOfFiles = new RegExp(`^/(?:${fileFolders.join('|')})(?:/|$)`)
const hidden = /\/[._]/
const file = /\.[^/]+$/

/** Whether the app's one page answers a path, as every host has it (vite/delivery): no file, and no folder of files. */
export const isPage = (path: string): boolean => ![inFolderOfFiles, hidden, file].some((rule) => rule.test(path))
