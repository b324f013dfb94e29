import { afterEach, expect, it, vi } from 'vitest'
import { parseLink } from '../../mocks/network/controls/link'
import { expectedVisit } from '../../src/app/boot/expectedVisit'

const whale = { vip: '6', waiting: true, played: true }
const looks = { whale, visitor: null }

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['?mock.persona=whale', true, '6'],
  ['?mock.persona=whale&mock.theme=3', true, '3'],
  ['?mock.persona=visitor', false, undefined],
  ['?mock.draw=2001#3&mock.persona=whale&mock.theme=3', true, '3'],
  ['?mock.draw=2001#3,50001#7&mock.theme=3&mock.persona=whale', true, '3'],
])('[QA-01] the first frame of the link %s is that of the player and theme that its world has', (query, known, vip) => {
  const href = `http://localhost:4173/${query}`
  vi.stubGlobal('location', new URL(href))
  vi.stubGlobal('document', { querySelector: () => ({ textContent: JSON.stringify(looks) }) })
  const visit = expectedVisit()
  expect([visit.known, visit.paint?.vip]).toEqual([known, vip])
  const { persona = '', theme = visit.paint?.vip } = parseLink(href).controls
  expect([Object.keys(looks).includes(persona), theme]).toEqual([true, vip])
})
