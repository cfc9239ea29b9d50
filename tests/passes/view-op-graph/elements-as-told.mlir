// RUN: mlir-opt %s --view-op-graph=max-label-len=60 -o %t 2>&1 | FileCheck %s
// RUN: mlir-opt %s --view-op-graph=max-label-len=60 --mlir-elide-elementsattrs-if-larger=2 -o %t 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: mlir-opt %s --view-op-graph=max-label-len=60 --mlir-elide-elementsattrs-if-larger=100 -o %t 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: mlir-opt %s --view-op-graph=max-label-len=60 --mlir-print-elementsattrs-with-hex-if-larger=2 -o %t 2>&1 | FileCheck %s --check-prefix=HEX

// How many elements are shown, and how, is what is told of all that is printed.

func.func @elements() {
  %0 = arith.constant dense<1> : vector<40xi32>
  %1 = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %2 = arith.constant dense<[1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]> : vector<17xi32>
  %3 = arith.constant sparse<[[0], [2]], [1, 2]> : tensor<20xi32>
  %4 = arith.constant {list = [dense<[1, 2, 3]> : vector<3xi32>], numbers = [1, 2, 3], text = ["a"]} 1 : i32
  return
}

// CHECK: value: dense\<1\> : vector\<40xi32\>\l|
// CHECK: value: dense\<[1, 2, 3]\> : vector\<3xi32\>\l|
// CHECK: value: [...] : vector\<17xi32\>\l|
// CHECK: value: [...] : tensor\<20xi32\>\l|
// CHECK: list: [dense\<[1, 2, 3]\> : vector\<3xi32\>]\lnumbers: [1, 2, 3]\ltext: [\"a\"]\lvalue: 1 : i32\l|

// FEW: value: dense\<1\> : vector\<40xi32\>\l|
// FEW: value: [...] : vector\<3xi32\>\l|
// FEW: value: [...] : vector\<17xi32\>\l|
// FEW: value: [...] : tensor\<20xi32\>\l|
// FEW: list: [dense_resource\<__elided__\> : vector\<3xi32\>]\lnumbers: [...]\ltext: [\"a\"]\lvalue: 1 : i32\l|

// MANY: value: dense\<1\> : vector\<40xi32\>\l|
// MANY: value: dense\<[1, 2, 3]\> : vector\<3xi32\>\l|
// MANY: value: dense\<[1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]\> :...\l|
// MANY: value: sparse\<{{\[\[}}0], [2]], [1, 2]\> : tensor\<20xi32\>\l|
// MANY: list: [dense\<[1, 2, 3]\> : vector\<3xi32\>]\lnumbers: [1, 2, 3]\ltext: [\"a\"]\lvalue: 1 : i32\l|

// HEX: value: dense\<1\> : vector\<40xi32\>\l|
// HEX: value: dense\<\"0x010000000200000003000000\"\> : vector\<3xi32\>\l|
// HEX: value: [...] : vector\<17xi32\>\l|
// HEX: value: [...] : tensor\<20xi32\>\l|
// HEX: list: [dense\<\"0x010000000200000003000000\"\> : vector\<3xi32\>]\lnumbers: [1, 2, 3]\ltext: [\"a\"]\lvalue: 1 : i32\l|
