import { basename } from 'node:path'
import { code, page, table } from '../markdown'
import { compiled } from './compiler'
import { type DeclaredField, declaredFields } from './declaredFields'
import { fieldUses, type Uses } from './fieldUses'
import { unread } from './unread'

const CONTRACT = 'src/contract/'
/** Contract files without entities or replies. */
const others = ['call', 'frame', 'index', 'stamp']
const STRICT = `${CONTRACT}strict/`

/** A field and its uses; `carried` = only copied with the whole object. */
export interface FieldRow extends DeclaredField, Uses {
  /** The field of another entity that reads this one after it was copied. */
  readAs: string | null
}

const matches = ({ owner, name }: DeclaredField, path: string, fields: string | undefined): boolean =>
  (owner === path || owner.startsWith(`${path}.`)) && (fields === undefined || fields.split(' ').includes(name))

/** Why nothing reads a field, by the list; null when it is not listed. */
export const whyUnread = (field: DeclaredField): string | null =>
  unread.find(([, path, fields]) => matches(field, path, fields))?.[0] ?? null

export const isUsed = ({ read, readAs }: FieldRow): boolean => read.length > 0 || readAs !== null

let rows: FieldRow[] | undefined

/** All fields of the contract's entities and replies, with their uses. */
export const fieldRows = (): readonly FieldRow[] => {
  rows ??= compiled('src/', (all) => {
    const uses = fieldUses(all)
    const found = [...all.files].flatMap(([path, file]) => {
      const noun = basename(path, '.ts')
      if (!path.startsWith(CONTRACT) || path.startsWith(STRICT) || others.includes(noun)) return []
      const none: Uses = { read: [], carried: [] }
      return declaredFields(file, noun).map((field) => ({ ...field, ...(uses.get(`${path}:${field.end}`) ?? none) }))
    })
    const twin = ({ owner, name, read, carried }: DeclaredField & Uses) =>
      read.length > 0 || carried.length === 0
        ? undefined
        : found.find(
            (one) => one.name === name && one.read.length > 0 && one.owner.split('.')[0] === owner.split('.')[0],
          )
    return found.map((field) => {
      const as = twin(field)
      return { ...field, readAs: as ? `${as.owner}.${as.name}` : null }
    })
  })
  return rows
}

/** Wrong entries of the list: fields that are used, or do not exist. */
export const wronglyUnread = (): string[] =>
  unread.flatMap(([, path, fields]) => {
    const meant = fieldRows().filter((row) => matches(row, path, fields))
    const names = fields?.split(' ') ?? []
    const gone = names.filter((name) => !meant.some((row) => row.name === name))
    const used = meant.filter(isUsed).map(({ owner, name }) => `${owner}.${name} is read`)
    return [
      ...gone.map((name) => `${path} has no ${name}`),
      ...(meant.length === 0 ? [`${path} is nothing`] : []),
      ...used,
    ]
  })

/** The part of the product a file belongs to; files may be split without changing the docs. */
const partOf = (file: string): string => /^src\/((?:features|app)\/[^/.]+(?=\/)|[^/]+)/.exec(file)?.[1] ?? file

const usedIn = (row: FieldRow): string =>
  row.readAs ? `as ${code(row.readAs)}` : [...new Set(row.read.map(partOf))].map(code).join(', ')

/** All fields: meaning, where they are used, or why they are not. */
export const fieldsPage = (): string => {
  const all = fieldRows()
  const nouns = [...new Set(all.map(({ owner }) => owner.split('.')[0] ?? ''))].sort()
  return page(
    'Fields',
    `${all.length} fields of the contract's entities and replies; ${all.filter(isUsed).length} of them are read by what ships: by code that the imports of ${code('src/main.tsx')} lead to, as the compiler sees it; neither a name alone nor a type is a use. Why the others are not is listed in ${code('tests/catalogue/fields/unread.ts')}; a field that is neither used nor listed, or that is listed although it is used, fails a test.`,
    ...nouns.map((noun) =>
      [
        `## ${noun}`,
        table(
          ['field', 'type', 'unit or meaning', 'used in', 'why not'],
          all
            .filter(({ owner }) => owner.split('.')[0] === noun)
            .map((row) => [
              code(`${row.owner.slice(noun.length + 1)}.${row.name}${row.optional ? '?' : ''}`),
              row.type,
              row.unit,
              usedIn(row),
              isUsed(row) ? '' : (whyUnread(row) ?? 'NOTHING'),
            ]),
        ),
      ].join('\n\n'),
    ),
  )
}
