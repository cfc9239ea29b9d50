// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

!p = !ptr.ptr<#ptr.generic_space>
func.func private @use(!p)
func.func private @usem(memref<?xf32, #ptr.generic_space>)
func.func private @uses(memref<4xf32, #ptr.generic_space>)
func.func @f(%p: !p, %i: index, %m: memref<?xf32, #ptr.generic_space>, %s: memref<4xf32, #ptr.generic_space>, %m2: memref<?xf32, #ptr.generic_space>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i8
  %a = ptr.ptr_add %p, %c0 : !p, index
  func.call @use(%a) : (!p) -> ()
  %b = ptr.ptr_add inbounds %p, %z : !p, i8
  func.call @use(%b) : (!p) -> ()
  %t = ptr.to_ptr %m : memref<?xf32, #ptr.generic_space> -> !p
  %r1 = ptr.from_ptr %t : !p -> memref<?xf32, #ptr.generic_space>
  func.call @usem(%r1) : (memref<?xf32, #ptr.generic_space>) -> ()
  %md = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
  %r2 = ptr.from_ptr %t metadata %md : !p -> memref<?xf32, #ptr.generic_space>
  func.call @usem(%r2) : (memref<?xf32, #ptr.generic_space>) -> ()
  %md2 = ptr.get_metadata %m2 : memref<?xf32, #ptr.generic_space>
  %r3 = ptr.from_ptr %t metadata %md2 : !p -> memref<?xf32, #ptr.generic_space>
  func.call @usem(%r3) : (memref<?xf32, #ptr.generic_space>) -> ()
  %r4 = ptr.from_ptr %t : !p -> memref<4xf32, #ptr.generic_space>
  func.call @uses(%r4) : (memref<4xf32, #ptr.generic_space>) -> ()
  %t2 = ptr.to_ptr %s : memref<4xf32, #ptr.generic_space> -> !p
  %r5 = ptr.from_ptr %t2 : !p -> memref<4xf32, #ptr.generic_space>
  func.call @uses(%r5) : (memref<4xf32, #ptr.generic_space>) -> ()
  %t3 = ptr.to_ptr %r5 : memref<4xf32, #ptr.generic_space> -> !p
  func.call @use(%t3) : (!p) -> ()
  %r6 = ptr.from_ptr %p : !p -> memref<4xf32, #ptr.generic_space>
  %t4 = ptr.to_ptr %r6 : memref<4xf32, #ptr.generic_space> -> !p
  func.call @use(%t4) : (!p) -> ()
  %r7 = ptr.from_ptr %p metadata %md : !p -> memref<?xf32, #ptr.generic_space>
  %t5 = ptr.to_ptr %r7 : memref<?xf32, #ptr.generic_space> -> !p
  func.call @use(%t5) : (!p) -> ()
  %n = ptr.constant #ptr.null : !p
  func.call @use(%n) : (!p) -> ()
  %n2 = ptr.constant #ptr.null : !p
  func.call @use(%n2) : (!p) -> ()
  %pp = ptr.ptr_add %p, %i : !p, index
  %pp2 = ptr.ptr_add %pp, %i : !p, index
  func.call @use(%pp2) : (!p) -> ()
  %r8 = ptr.from_ptr %t3 : !p -> memref<4xf32, #ptr.generic_space>
  %t8 = ptr.to_ptr %r8 : memref<4xf32, #ptr.generic_space> -> !p
  %r9 = ptr.from_ptr %t8 : !p -> memref<4xf32, #ptr.generic_space>
  func.call @uses(%r9) : (memref<4xf32, #ptr.generic_space>) -> ()
  return
}
func.func @v(%vp: vector<4x!p>, %vi: vector<4xi64>, %tp: tensor<4x!p>) -> (vector<4x!p>, vector<4x!p>, tensor<4x!p>) {
  %z = arith.constant dense<0> : vector<4xi64>
  %z0 = arith.constant 0 : i64
  %zt = arith.constant dense<0> : tensor<4xi64>
  %0 = ptr.ptr_add %vp, %z : vector<4x!p>, vector<4xi64>
  %1 = ptr.ptr_add %vp, %z0 : vector<4x!p>, i64
  %2 = ptr.ptr_add %tp, %zt : tensor<4x!p>, tensor<4xi64>
  %p = ptr.constant #ptr.null : !p
  return %0, %1, %2 : vector<4x!p>, vector<4x!p>, tensor<4x!p>
}
func.func @effects(%p: !p, %vp: vector<4x!p>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = ptr.load %p : !p -> f32
  %1 = ptr.load volatile %p : !p -> f32
  %2 = ptr.load %p atomic unordered alignment = 4 : !p -> f32
  %3 = ptr.load %p atomic monotonic alignment = 4 : !p -> f32
  %4 = ptr.load %p invariant : !p -> f32
  %5 = ptr.gather %vp, %m, %v : vector<4x!p> -> vector<4xf32>
  %6 = ptr.masked_load %p, %m, %v : !p -> vector<4xf32>
  %7 = ptr.type_offset f32 : index
  %8 = ptr.ptr_diff %p, %p : !p -> index
  %9 = ptr.load %p atomic unordered alignment = 4 : !p -> i128
  %10 = ptr.load %p atomic syncscope("x") monotonic alignment = 4 : !p -> f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(!ptr.ptr<#ptr.generic_space>)
// CHECK-NEXT:   func.func private @usem(memref<?xf32, #ptr.generic_space>)
// CHECK-NEXT:   func.func private @uses(memref<4xf32, #ptr.generic_space>)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32, #ptr.generic_space>, %[[ARG3:[^ ]+]]: memref<4xf32, #ptr.generic_space>, %[[ARG4:[^ ]+]]: memref<?xf32, #ptr.generic_space>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     call @use(%[[ARG0]]) : (!ptr.ptr<#ptr.generic_space>) -> ()
// CHECK-NEXT:     call @use(%[[ARG0]]) : (!ptr.ptr<#ptr.generic_space>) -> ()
// CHECK-NEXT:     %[[V1:[^ ]+]] = ptr.to_ptr %[[ARG2]] : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ptr.from_ptr %[[V1]] : <#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
// CHECK-NEXT:     call @usem(%[[V2]]) : (memref<?xf32, #ptr.generic_space>) -> ()
// CHECK-NEXT:     call @usem(%[[ARG2]]) : (memref<?xf32, #ptr.generic_space>) -> ()
// CHECK-NEXT:     %[[V3:[^ ]+]] = ptr.get_metadata %[[ARG4]] : memref<?xf32, #ptr.generic_space>
// CHECK-NEXT:     %[[V4:[^ ]+]] = ptr.from_ptr %[[V1]] metadata %[[V3]] : <#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
// CHECK-NEXT:     call @usem(%[[V4]]) : (memref<?xf32, #ptr.generic_space>) -> ()
// CHECK-NEXT:     %[[V5:[^ ]+]] = ptr.from_ptr %[[V1]] : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
// CHECK-NEXT:     call @uses(%[[V5]]) : (memref<4xf32, #ptr.generic_space>) -> ()
// CHECK-NEXT:     %[[V6:[^ ]+]] = ptr.to_ptr %[[ARG3]] : memref<4xf32, #ptr.generic_space> -> <#ptr.generic_space>
// CHECK-NEXT:     %[[V7:[^ ]+]] = ptr.from_ptr %[[V6]] : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
// CHECK-NEXT:     call @uses(%[[V7]]) : (memref<4xf32, #ptr.generic_space>) -> ()
// CHECK-NEXT:     call @use(%[[V6]]) : (!ptr.ptr<#ptr.generic_space>) -> ()
// CHECK-NEXT:     call @use(%[[ARG0]]) : (!ptr.ptr<#ptr.generic_space>) -> ()
// CHECK-NEXT:     call @use(%[[ARG0]]) : (!ptr.ptr<#ptr.generic_space>) -> ()
// CHECK-NEXT:     call @use(%[[V0]]) : (!ptr.ptr<#ptr.generic_space>) -> ()
// CHECK-NEXT:     call @use(%[[V0]]) : (!ptr.ptr<#ptr.generic_space>) -> ()
// CHECK-NEXT:     %[[V8:[^ ]+]] = ptr.ptr_add %[[ARG0]], %[[ARG1]] : !ptr.ptr<#ptr.generic_space>, index
// CHECK-NEXT:     %[[V9:[^ ]+]] = ptr.ptr_add %[[V8]], %[[ARG1]] : !ptr.ptr<#ptr.generic_space>, index
// CHECK-NEXT:     call @use(%[[V9]]) : (!ptr.ptr<#ptr.generic_space>) -> ()
// CHECK-NEXT:     %[[V10:[^ ]+]] = ptr.from_ptr %[[V6]] : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
// CHECK-NEXT:     call @uses(%[[V10]]) : (memref<4xf32, #ptr.generic_space>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @v(%[[ARG0:[^ ]+]]: vector<4x!ptr.ptr<#ptr.generic_space>>, %[[ARG1:[^ ]+]]: vector<4xi64>, %[[ARG2:[^ ]+]]: tensor<4x!ptr.ptr<#ptr.generic_space>>) -> (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4x!ptr.ptr<#ptr.generic_space>>, tensor<4x!ptr.ptr<#ptr.generic_space>>) {
// CHECK-NEXT:     return %[[ARG0]], %[[ARG0]], %[[ARG2]] : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4x!ptr.ptr<#ptr.generic_space>>, tensor<4x!ptr.ptr<#ptr.generic_space>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @effects(%[[ARG0:[^ ]+]]: !ptr.ptr<#ptr.generic_space>, %[[ARG1:[^ ]+]]: vector<4x!ptr.ptr<#ptr.generic_space>>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ptr.load volatile %[[ARG0]] : !ptr.ptr<#ptr.generic_space> -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = ptr.load %[[ARG0]] atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = ptr.load %[[ARG0]] atomic syncscope("x") monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
