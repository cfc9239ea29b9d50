// RUN: not mlir-opt %s --verify-roundtrip --mlir-elide-resource-strings-if-larger=5 2>&1 | FileCheck %s --check-prefix=RESOURCE
// RUN: not mlir-opt %s --verify-roundtrip --mlir-elide-elementsattrs-if-larger=1 2>&1 | FileCheck %s --check-prefix=ELEMENTS
// RUN: not mlir-opt %s --verify-roundtrip --mlir-print-skip-regions 2>&1 | FileCheck %s --check-prefix=REGIONS

// A module is printed as the command line says, and read in a context where nothing is known of it.
// What is said of the text has no notes, and a location before it.

func.func @f(%a: i32) -> tensor<3xi32> {
  llvm.switch %a : i32, ^bb1 [ 1: ^bb1, 2: ^bb1 ]
^bb1:
  %0 = arith.constant dense_resource<blob> : tensor<3xi32>
  return %0 : tensor<3xi32>
}

{-#
  dialect_resources: {
    builtin: { blob: "0x04000000010000000200000003000000" }
  }
#-}

// RESOURCE: error: 'builtin.module' op textual roundTrip testing roundtripped module differs from reference:
// RESOURCE-NEXT: <<<<<<Reference
// RESOURCE: dense_resource<blob>
// RESOURCE: {-#
// RESOURCE: =====
// RESOURCE: dense_resource<blob>
// RESOURCE-NOT: {-#
// RESOURCE: >>>>>roundtripped

// ELEMENTS: loc("-":{{[0-9]+:[0-9]+}}): error: invalid properties {
// ELEMENTS-NEXT: error: 'builtin.module' op failed to parse textual content back, cannot verify round-trip.

// REGIONS: loc("-":1:22): error: expected operation name in quotes
