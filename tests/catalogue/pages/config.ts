import {
  appConfigSchema,
  appGame,
  appGameType,
  appRechargeItem,
  appRechargeType,
  appVip,
  jackpotCell,
  lengthLimits,
  serviceItem,
} from '../../../src/contract/config'
import { readSources } from '../../structure/support/source'
import { code, page, table } from '../markdown'
import { shipped } from '../shipped'
import { fieldsOf } from './fieldTypes'

const entities = {
  AppConfig: appConfigSchema,
  AppGame: appGame,
  AppGameType: appGameType,
  AppVip: appVip,
  JackpotCell: jackpotCell,
  AppRechargeType: appRechargeType,
  AppRechargeItem: appRechargeItem,
  ServiceItem: serviceItem,
  LengthLimits: lengthLimits,
}

/** Of the files that use a field, as many are named. */
const NAMED = 3

interface UsedField {
  entity: string
  name: string
  type: string
  files: readonly string[]
}

/** Every field of the configuration with the shipped files that name it, outside the contract. */
export const configFields = (): readonly UsedField[] => {
  const reached = shipped()
  const words = readSources('src')
    .filter(({ path }) => reached.has(path) && !path.startsWith('src/contract/'))
    .map(({ path, text }) => ({ path, words: new Set(text.match(/\w+/g)) }))
  return Object.entries(entities).flatMap(([entity, schema]) =>
    fieldsOf(schema).map(({ name, type, optional }) => ({
      entity,
      name: optional ? `${name}?` : name,
      type,
      files: words.flatMap((file) => (file.words.has(name) ? [file.path] : [])),
    })),
  )
}

export const configPage = (): string =>
  page(
    'Configuration',
    'Every field of the configuration (spec §3), its type with its unit, and the shipped files that name it. A field that none names fails `npm test`.',
    table(
      ['entity', 'field', 'type', 'named in'],
      configFields().map(({ entity, name, type, files }) => [
        code(entity),
        code(name),
        type,
        // Their number would change with almost every commit.
        [...files.slice(0, NAMED).map(code), ...(files.length > NAMED ? ['…'] : [])].join(', '),
      ]),
    ),
  )
