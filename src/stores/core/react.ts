import { createContext, useContext } from 'react'
import type { FeatureStore, FeatureStoreClass, RootStore } from './RootStore'

/** The stores, for the one class component that cannot use a hook; null outside of a provider. */
export const Stores = createContext<RootStore | null>(null)

/** Gives the stores to everything below. */
export const StoresProvider = Stores.Provider

/** The stores of this app. @throws outside of a StoresProvider. */
export const useStores = (): RootStore => {
  const root = useContext(Stores)
  if (root === null) throw new Error('no StoresProvider above')
  return root
}

/** The store of a feature, made when it is first used. */
export const useFeature = <S extends FeatureStore>(Store: FeatureStoreClass<S>): S => useStores().feature(Store)
