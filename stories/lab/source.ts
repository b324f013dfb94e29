import { type Globals, storyAddress } from '../../.storybook/toolbar/storyAddress'
import type { VipTheme } from '../../src/theme/vip'

/** A story that the lab can show. */
export interface Listed {
  id: string
  title: string
  name: string
}

/** Where the lab's stories come from: Storybook's own index, or a list made for a test. */
export interface LabSource {
  list: () => Promise<readonly Listed[]>
  page: (id: string, vip: VipTheme, globals: Globals) => { src: string } | { srcDoc: string }
}

interface Index {
  entries: Record<string, Listed & { type: 'story' | 'docs' }>
}

/** Every story of this Storybook but the lab's own. */
export const storybookSource: LabSource = {
  list: async () => {
    const { entries }: Index = await (await fetch('index.json')).json()
    return Object.values(entries).filter(({ type, title }) => type === 'story' && !title.startsWith('lab/'))
  },
  page: (id, vip, globals) => ({ src: storyAddress(id, { ...globals, vip }) }),
}
