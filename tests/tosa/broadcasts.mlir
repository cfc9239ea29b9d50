// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%a, %c) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.add %[[ARG0]], %[[ARG2]] : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%a, %c) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<?x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.add %[[ARG0]], %[[ARG2]] : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%a, %c) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.add %[[ARG0]], %[[ARG2]] : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%a, %u) : (tensor<2x3xf32>, tensor<*xf32>) -> tensor<2x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.add %[[ARG0]], %[[ARG4]] : (tensor<2x3xf32>, tensor<*xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%y, %c) : (tensor<?x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.add %[[ARG5]], %[[ARG2]] : (tensor<?x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%y, %c) : (tensor<?x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.add %[[ARG5]], %[[ARG2]] : (tensor<?x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%y, %y) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<5x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.add %[[ARG5]], %[[ARG5]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%y, %a) : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<?x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.add %[[ARG5]], %[[ARG0]] : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%c, %c) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<?x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.add %[[ARG2]], %[[ARG2]] : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.select"(%p, %a, %c) : (tensor<1x1xi1>, tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.select %[[ARG6]], %[[ARG0]], %[[ARG2]] : (tensor<1x1xi1>, tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.abs"(%a) : (tensor<2x3xf32>) -> tensor<2x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.abs %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.abs"(%a) : (tensor<2x3xf32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.abs %[[ARG0]] : (tensor<2x3xf32>) -> tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.abs"(%u) : (tensor<*xf32>) -> tensor<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.abs %[[ARG4]] : (tensor<*xf32>) -> tensor<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.abs"(%y) : (tensor<?x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.abs %[[ARG5]] : (tensor<?x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.mul"(%a, %c, %s) : (tensor<2x3xf32>, tensor<1x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.mul %[[ARG0]], %[[ARG2]], %[[ARG7]] : (tensor<2x3xf32>, tensor<1x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.equal"(%a, %c) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.equal %[[ARG0]], %[[ARG2]] : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.equal"(%a, %c) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<?x3xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.equal %[[ARG0]], %[[ARG2]] : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<?x3xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.equal"(%a, %c) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<*xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.equal %[[ARG0]], %[[ARG2]] : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<*xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.equal"(%y, %c) : (tensor<?x3xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.equal %[[ARG5]], %[[ARG2]] : (tensor<?x3xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.equal"(%y, %c) : (tensor<?x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x3xf32>, %[[ARG2:[^ ]+]]: tensor<1x3xf32>, %[[ARG3:[^ ]+]]: tensor<3xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>, %[[ARG5:[^ ]+]]: tensor<?x3xf32>, %[[ARG6:[^ ]+]]: tensor<1x1xi1>, %[[ARG7:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.equal %[[ARG5]], %[[ARG2]] : (tensor<?x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
