import type { TextFiles, Texts } from '../../files'
import common from './common.json'

/** The texts in Vietnamese: what every page needs is here; the rest loads by noun. */
export const files: TextFiles = {
  ...import.meta.glob<Texts>(['./*.json', '!./common.json'], { import: 'default' }),
  './common.json': () => Promise.resolve(common),
}
