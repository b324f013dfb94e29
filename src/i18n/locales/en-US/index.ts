import type { TextFiles, Texts } from '../../files'

/** The texts in English; `i18n/files` itself has those of the lobby. */
export const files: TextFiles = import.meta.glob<Texts>('./*.json', { import: 'default' })
