import { expect, it } from 'vitest'
import { codeIn } from '../../../src/features/agent/overview/inviterRules'

it.each([
  ['K7Q2MIRA', 'K7Q2MIRA'],
  [' k7q2mira ', 'k7q2mira'],
  ['https://kismara.example/share?pid=K7Q2MIRA', 'K7Q2MIRA'],
  ['kismara.example/auth/register?from=a&pid=K7Q2MIRA#top', 'K7Q2MIRA'],
  ['https://kismara.example/share', 'https://kismara.example/share'],
])('[AGENT-01] an inviter is named by link or by hand: %s', (typed, code) => {
  expect(codeIn(typed)).toBe(code)
})
