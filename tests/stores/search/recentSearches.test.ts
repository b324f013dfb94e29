import { describe, expect, it } from 'vitest'
import { noBrowser } from '../../../src/platform/noBrowser'
import { memoryStorage } from '../../../src/platform/storage/memory'
import { RecentSearches } from '../../../src/stores/search/RecentSearches'

const open = (stored?: string) => {
  const platform = { ...noBrowser(), storage: memoryStorage() }
  if (stored !== undefined) platform.storage.local.set('searches', stored)
  return { platform, recent: new RecentSearches({ platform }) }
}

describe('recent searches', () => {
  it('are kept on the device, the last one first, each once', () => {
    const { platform, recent } = open()
    for (const query of ['reef', ' dragon ', 'Reef', '  ']) recent.add(query)
    expect(recent.list).toEqual(['Reef', 'dragon'])
    expect(new RecentSearches({ platform }).list).toEqual(['Reef', 'dragon'])
  })

  it('are at most eight, of at most sixty characters', () => {
    const { recent } = open()
    for (let i = 0; i < 10; i++) recent.add(`${i} ${'x'.repeat(100)}`)
    expect(recent.list).toHaveLength(8)
    expect(recent.list[0]).toHaveLength(60)
  })

  it('can be forgotten one by one and all, as on logout', () => {
    const { platform, recent } = open()
    recent.add('reef')
    recent.add('dragon')
    recent.remove('reef')
    expect(recent.list).toEqual(['dragon'])
    recent.clear()
    expect(new RecentSearches({ platform }).list).toEqual([])
  })

  it.each(['', 'nonsense', '{}', '[1,null]', 'null'])('start empty when what is stored is %j', (stored) => {
    expect(open(stored).recent.list).toEqual([])
  })
})
