// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s

irdl.dialect @d {
  irdl.type @"" {}
}
