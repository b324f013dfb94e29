import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { contract } from '../../../../src/contract'
import type { Call } from '../../../../src/contract/core/call'
import { REFUSAL } from '../../../../src/contract/core/refusals'
import { APP_VERSION, stamp } from '../../../../src/contract/core/stamp'

type Json = Record<string, unknown>

/** `errorMode: 'ignore'` leaves out checks that JSON Schema cannot express; the contract has none so far. */
const schemaOf = (schema: GenericSchema, typeMode: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' })
  return rest as Json
}

const bodyOf = (schema: Json): Json => ({ 'application/json': { schema } })

const operation = (noun: string, call: Call): Json => {
  const refusal: Json = {
    type: 'object',
    required: [call.envelope],
    properties: { [call.envelope]: { $ref: '#/components/schemas/Refusal' } },
  }
  const success = schemaOf(call.reply, 'output')
  const reply: Json = {
    ...success,
    required: [call.envelope, ...((success['required'] as string[] | undefined) ?? [])],
    properties: { [call.envelope]: { const: 0 }, ...((success['properties'] as Json | undefined) ?? {}) },
  }
  return {
    operationId: call.name,
    tags: [noun],
    summary: `${call.name} (${call.effect}; ${call.source}; specified: ${call.specified})`,
    security: call.audience === 'player' ? [{ token: [] }] : [{}, { token: [] }],
    requestBody: {
      required: true,
      content: bodyOf({ allOf: [{ $ref: '#/components/schemas/Stamp' }, schemaOf(call.request, 'input')] }),
    },
    responses: {
      200: {
        description: 'Success, or a refusal by its code.',
        content: bodyOf({ oneOf: [reply, refusal] }),
      },
    },
  }
}

export const openApi = (): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Kismara',
    version: APP_VERSION,
    description: 'Every call is a POST. Money is integer cents. A reply carries 0, or the code by which it refuses.',
  },
  servers: [{ url: '/' }],
  tags: [...new Set(contract.map(({ noun }) => noun))].map((name) => ({ name })),
  paths: Object.fromEntries(contract.map(({ noun, call }) => [call.path, { post: operation(noun, call) }])),
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Stamp: schemaOf(stamp, 'input'),
      Refusal: {
        type: 'integer',
        not: { const: 0 },
        description: Object.entries(REFUSAL)
          .map(([name, code]) => `${code} ${name}`)
          .join(', '),
      },
    },
  },
})
