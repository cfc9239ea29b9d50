// RUN: mlir-opt %s --split-input-file --normalize-memrefs --allow-unregistered-dialect | FileCheck %s

#off = affine_map<(i) -> (i + 3)>
func.func @a(%m: memref<16xf32, #off>, %n: memref<16xf32>) {
  memref.copy %n, %n : memref<16xf32> to memref<16xf32>
  memref.dealloc %m : memref<16xf32, #off>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<19xf32>, %[[ARG1:[^ ]+]]: memref<16xf32>) {
// CHECK-NEXT:     memref.copy %[[ARG1]], %[[ARG1]] : memref<16xf32> to memref<16xf32>
// CHECK-NEXT:     memref.dealloc %[[ARG0]] : memref<19xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#off = affine_map<(i) -> (i + 3)>
func.func @b(%m: memref<16xf32, #off>) {
  memref.dealloc %m : memref<16xf32, #off>
  func.call @c() : () -> ()
  return
}
func.func @c() {
  %0 = memref.alloc() : memref<16xf32, #off>
  memref.copy %0, %0 : memref<16xf32, #off> to memref<16xf32, #off>
  func.call @d() : () -> ()
  return
}
func.func @d() {
  %0 = memref.alloc() : memref<16xf32, #off>
  memref.dealloc %0 : memref<16xf32, #off>
  return
}
func.func @e() {
  %0 = memref.alloc() : memref<16xf32, #off>
  memref.dealloc %0 : memref<16xf32, #off>
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: memref<16xf32, #map>) {
// CHECK-NEXT:     memref.dealloc %[[ARG0]] : memref<16xf32, #map>
// CHECK-NEXT:     call @c() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c() {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<16xf32, #map>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC]] : memref<16xf32, #map> to memref<16xf32, #map>
// CHECK-NEXT:     call @d() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @d() {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<16xf32, #map>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<16xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e() {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<19xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<19xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#sym = affine_map<(i)[s0] -> (i + s0)>
#off = affine_map<(i) -> (i + 3)>
func.func @f(%s: index, %t: memref<?xf32, #off>) {
  %m = memref.alloc()[%s] : memref<16xf32, #sym>
  "t.u"(%m) : (memref<16xf32, #sym>) -> ()
  "t.u"(%t) : (memref<?xf32, #off>) -> ()
  %0 = memref.alloc() : memref<16xf32, #off>
  memref.dealloc %0 : memref<16xf32, #off>
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32, #map>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc()[%[[ARG0]]] : memref<16xf32, #map1>
// CHECK-NEXT:     "t.u"(%[[ALLOC]]) : (memref<16xf32, #map1>) -> ()
// CHECK-NEXT:     "t.u"(%[[ARG1]]) : (memref<?xf32, #map>) -> ()
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<16xf32, #map>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<16xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#off = affine_map<(i) -> (i + 3)>
func.func @g(%c: i1) -> memref<16xf32, #off> {
  %0 = memref.alloc() : memref<16xf32, #off>
  %1 = memref.alloc() : memref<16xf32, #off>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %0 : memref<16xf32, #off>
^bb2:
  return %1 : memref<16xf32, #off>
}
func.func @h(%c: i1) -> f32 {
  %0 = call @g(%c) : (i1) -> memref<16xf32, #off>
  %1 = call @g(%c) : (i1) -> memref<16xf32, #off>
  %2 = affine.load %0[2] : memref<16xf32, #off>
  %3 = affine.load %1[3] : memref<16xf32, #off>
  %4 = arith.addf %2, %3 : f32
  return %4 : f32
}
func.func @i(%c: i1) -> memref<16xf32, #off> {
  %0 = call @g(%c) : (i1) -> memref<16xf32, #off>
  return %0 : memref<16xf32, #off>
}
func.func @j(%c: i1) -> f32 {
  %0 = call @i(%c) : (i1) -> memref<16xf32, #off>
  %2 = affine.load %0[2] : memref<16xf32, #off>
  return %2 : f32
}

// CHECK: #map = affine_map<() -> (2)>
// CHECK-NEXT: #map1 = affine_map<() -> (3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: i1) -> memref<19xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<19xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<19xf32>
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[ALLOC]] : memref<19xf32>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %[[ALLOC_0]] : memref<19xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @g(%[[ARG0]]) : (i1) -> memref<19xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @g(%[[ARG0]]) : (i1) -> memref<19xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map()
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.load %[[V0]][5] : memref<19xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map1()
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.load %[[V1]][6] : memref<19xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V3]], %[[V5]] : f32
// CHECK-NEXT:     return %[[V6]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @i(%[[ARG0:[^ ]+]]: i1) -> memref<19xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @g(%[[ARG0]]) : (i1) -> memref<19xf32>
// CHECK-NEXT:     return %[[V0]] : memref<19xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @j(%[[ARG0:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @i(%[[ARG0]]) : (i1) -> memref<19xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map()
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.load %[[V0]][5] : memref<19xf32>
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#off = affine_map<(i) -> (i + 3)>
func.func @k(%m: memref<16xf32, #off> {llvm.foo}) attributes {bar} {
  func.call @k(%m) {foo} : (memref<16xf32, #off>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: memref<19xf32> {llvm.foo}) attributes {bar} {
// CHECK-NEXT:     call @k(%[[ARG0]]) : (memref<19xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  func.func private @same(%a: i32) -> i32 {
    return %a : i32
  }
  func.func private @outside(%a: i32) -> i32
  func.func @callers(%a: i32) -> i32 {
    %0 = call @same(%a) {no_inline, foo.z} : (i32) -> i32
    %1 = call @outside(%0) {foo.z} : (i32) -> i32
    return %1 : i32
  }
  module {
    func.func private @same(%m: memref<16xf32, affine_map<(i) -> (i + 3)>>) {
      func.call @same(%m) {foo.z} : (memref<16xf32, affine_map<(i) -> (i + 3)>>) -> ()
      return
    }
  }
}

// CHECK: module {
// CHECK-NEXT:   func.func private @same(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @outside(i32) -> i32
// CHECK-NEXT:   func.func @callers(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @same(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @outside(%[[V0]]) : (i32) -> i32
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func private @same(%[[ARG0:[^ ]+]]: memref<19xf32>) {
// CHECK-NEXT:       call @same(%[[ARG0]]) : (memref<19xf32>) -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
