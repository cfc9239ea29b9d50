// RUN: mlir-opt %s --llvm-target-to-target-features 2>&1 | FileCheck %s
// RUN: mlir-opt %s --llvm-target-to-data-layout 2>&1 | FileCheck %s --check-prefix=LAYOUT

// What is not known of a processor is told of and passed over.

// CHECK: 'none' is not a recognized processor for this target (ignoring processor)
// CHECK-NEXT: '+other' is not a recognized feature for this target (ignoring feature)
// CHECK-NEXT: 'none' is not a recognized processor for this target (ignoring processor)
// CHECK: chip = "none", features = <["+64bit-mode", "+sse", "+sse2"]>>}

// LAYOUT: 'none' is not a recognized processor for this target (ignoring processor)
module attributes {llvm.target = #llvm.target<triple = "x86_64", chip = "none", features = <["+other"]>>} {}
