import { contract } from '../../../src/contract'
import { stamp } from '../../../src/contract/core/stamp'
import { strict } from '../../../src/contract/strict/strict'
import { code, page, table } from '../markdown'
import { type Field, fieldsOf } from './fieldTypes'

const nouns = [...new Set(contract.map(({ noun }) => noun))]
const callsOf = (noun: string) => contract.filter((entry) => entry.noun === noun)

const fieldList = (fields: readonly Field[]): string =>
  fields.map(({ name, type, optional }) => `- ${code(name)}${optional ? ' (optional)' : ''}: ${type}`).join('\n') ||
  'Nothing.'

const count = (wanted: (call: (typeof contract)[number]['call']) => boolean) =>
  contract.filter(({ call }) => wanted(call)).length

export const endpointsPage = (): string =>
  page(
    'Endpoints',
    `${contract.length} calls: ${count((call) => call.source === 'given')} named by the specification, ${count(
      (call) => call.source === 'assumed',
    )} assumed; it shows the request of ${count(
      ({ specified }) => specified === 'request' || specified === 'both',
    )} and the reply of ${count(({ specified }) => specified === 'reply' || specified === 'both')}. Every call is a POST with a JSON body that also carries ${fieldsOf(
      stamp,
    )
      .map(({ name }) => code(name))
      .join(', ')}. The last part of the path is the call's name in faults, logs and controls.`,
    ...nouns.map((noun) =>
      [
        `## ${noun}`,
        table(
          ['call', 'in code', 'who', 'does', 'its code in', 'source', 'specified'],
          callsOf(noun).map(({ key, call }) => [
            `[${code(call.name)}](#${call.name.toLowerCase()})`,
            code(`${noun}.${key}`),
            call.audience === 'player' ? 'player' : 'anybody',
            call.effect === 'read' ? 'reads' : 'writes',
            code(call.envelope),
            call.source,
            call.specified,
          ]),
        ),
        ...callsOf(noun).map(({ call }) =>
          [
            `### ${call.name}`,
            code(call.path),
            'Request:',
            fieldList(fieldsOf(strict(call.request))),
            'Reply:',
            fieldList(fieldsOf(strict(call.reply))),
          ].join('\n\n'),
        ),
      ].join('\n\n'),
    ),
  )
