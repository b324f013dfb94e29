import { describe, expect, it } from 'vitest'
import { unusedInProduct } from './support/unused'

const RUN_MS = 120_000

describe('code in src', () => {
  it('is used by the product', async () => expect(await unusedInProduct()).toEqual([]), RUN_MS)
})
