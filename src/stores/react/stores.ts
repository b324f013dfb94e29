import { createContext, useContext } from 'react'
import type { FeatureStore, FeatureStoreClass, RootStore } from '../root/RootStore'

/** Exported for the error boundary, which cannot use hooks; null outside a provider. */
export const Stores = createContext<RootStore | null>(null)

export const StoresProvider = Stores.Provider

/** @throws outside a StoresProvider. */
export const useStores = (): RootStore => {
  const root = useContext(Stores)
  if (root === null) throw new Error('no StoresProvider above')
  return root
}

/** A feature's store, created on first use. */
export const useFeature = <S extends FeatureStore>(Store: FeatureStoreClass<S>): S => useStores().feature(Store)
