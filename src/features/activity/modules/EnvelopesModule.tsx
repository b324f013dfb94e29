import { Envelope } from '../../../ui/art/Envelope'
import { GiftModule } from './GiftModule'
import type { ModuleProps } from './module'

/** Envelopes, each with its hours: one opens when it is claimed. */
export const EnvelopesModule = (props: ModuleProps) => (
  <GiftModule {...props} picture={(state) => <Envelope open={state === 'claimed'} />} />
)
