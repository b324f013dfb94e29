import fc from 'fast-check'

/** A JSON literal that JSON.stringify would not produce. */
export class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toJSON(): string {
    return `@raw@${this.text}@`
  }
}

export const textOf = (body: unknown): string => JSON.stringify(body).replace(/"@raw@(.*?)@"/g, '$1')

/** Values that are invalid, or valid only to a careless check. */
export const invalidValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    0.5,
    1e21,
    -1e21,
    2 ** 53,
    -(2 ** 53),
    '',
    '1',
    [],
    {},
    [[]],
    [null],
  ),
  fc.constantFrom('1e400', '-1e400', '-0', '1E-7', '9007199254740993').map((text) => new Raw(text)),
  fc.constantFrom('__proto__', 'constructor', 'toString', '\u0000', 'x'.repeat(70), 'x'.repeat(25_000)),
  fc.double(),
  fc.maxSafeInteger(),
  fc.constant({ ['__proto__']: { polluted: true }, constructor: { prototype: { polluted: true } } }),
)

/** Invalid bodies. */
export const invalidBodies: fc.Arbitrary<string> = fc.constantFrom(
  '',
  'null',
  '[]',
  '"text"',
  '7',
  '{',
  '{"half": ',
  '{}{}',
  '{"__proto__": {"polluted": true}}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `{"deep": ${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}`,
)

/** Unexpected keys. */
export const strayKeys: fc.Arbitrary<[string, unknown]> = fc.tuple(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'errcode',
    'code',
    'coin',
    'balance',
    'playerId',
    'token',
    'isAdmin',
  ),
  invalidValues,
)
