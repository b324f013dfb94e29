import type { TextFiles, Texts } from '../../files'
import common from './common.json'

/** The texts in Brazilian Portuguese: what every page says is here, the rest comes by noun. */
export const files: TextFiles = {
  ...import.meta.glob<Texts>(['./*.json', '!./common.json'], { import: 'default' }),
  './common.json': () => Promise.resolve(common),
}
