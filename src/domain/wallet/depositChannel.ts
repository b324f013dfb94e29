import type { AppRechargeType } from '../../contract/config'

/** In display order: the last used one, then all others by `sort`. */
export const channelsInOrder = (
  channels: Readonly<Record<string, AppRechargeType>>,
  lastUsed?: string,
): AppRechargeType[] => {
  const isLastUsed = ({ id }: AppRechargeType) => Number(id === lastUsed)
  return Object.values(channels).sort(
    (a, b) => isLastUsed(b) - isLastUsed(a) || a.sort - b.sort || (a.id < b.id ? -1 : 1),
  )
}

/** Previous choices; ids of channels that no longer exist are ignored. */
export interface ChannelMemory {
  current?: string | undefined
  lastUsed?: string | undefined
}

/** The preselected channel (spec §4): the current one, else the last used, else the default, else the first. */
export const defaultChannel = (
  channels: Readonly<Record<string, AppRechargeType>>,
  { current, lastUsed }: ChannelMemory = {},
): AppRechargeType | null => {
  const inOrder = channelsInOrder(channels)
  const byId = (id: string | undefined) => inOrder.find((channel) => channel.id === id)
  return byId(current) ?? byId(lastUsed) ?? inOrder.find(({ isDefault }) => isDefault === 1) ?? inOrder[0] ?? null
}
