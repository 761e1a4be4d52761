/// What the Swift of `.trans` files needs to hand transitions to an engine, once for each module.
nonisolated enum TranscSupport {}
