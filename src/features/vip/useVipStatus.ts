import { useEffect } from 'react'
import { useTranslation } from '../../i18n'
import { useFeature, useStores } from '../../stores/react/stores'
import { useResource } from '../../stores/react/useResource'
import { VipStore } from '../../stores/vip/VipStore'

/** The player's VIP standing; read again in another language and with new experience. Use in observers. */
export function useVipStatus() {
  const { info } = useFeature(VipStore)
  const { vipExp } = useStores().member.info ?? {}
  const { i18n } = useTranslation()
  const resource = useResource(info)
  // biome-ignore lint/correctness/useExhaustiveDependencies: both change the reply
  useEffect(() => {
    if (info.value) void info.refresh()
  }, [info, vipExp, i18n.language])
  return { ...resource, vip: resource.value?.vipData ?? null }
}
