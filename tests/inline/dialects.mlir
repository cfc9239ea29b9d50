// RUN: mlir-opt %s --inline=default-pipeline= --split-input-file | FileCheck %s

func.func @ub() -> i32 { %0 = ub.poison : i32 
 return %0 : i32 }
func.func @index(%a : index) -> index { %0 = index.add %a, %a 
 return %0 : index }
func.func @cast(%a : index) -> i32 { %0 = builtin.unrealized_conversion_cast %a : index to i32 
 return %0 : i32 }
func.func @scf(%a : i1) { scf.if %a { scf.yield } 
 return }
func.func @mem(%a : index) { %0 = memref.alloc() : memref<4xf32> 
 return }
func.func @glob() { %0 = memref.get_global @g : memref<4xf32> 
 return }
memref.global @g : memref<4xf32>
func.func @asrt(%a : i1) { cf.assert %a, "x" 
 return }
func.func @fc() { %f = func.constant @scf : (i1) -> () 
 return }
func.func @ll(%a : i32) { %0 = llvm.add %a, %a : i32 
 return }
func.func @nestmod() { builtin.module { } 
 return }
func.func @scopealloc() { memref.alloca_scope { %0 = memref.alloca() : memref<4xf32> } 
 return }
func.func @alloca() { %0 = memref.alloca() : memref<4xf32> 
 return }
func.func @main(%a: index, %c : i1, %x : i32) {
  %0 = func.call @ub() : () -> i32
  %1 = func.call @index(%a) : (index) -> index
  %2 = func.call @cast(%a) : (index) -> i32
  func.call @scf(%c) : (i1) -> ()
  func.call @mem(%a) : (index) -> ()
  func.call @glob() : () -> ()
  func.call @asrt(%c) : (i1) -> ()
  func.call @fc() : () -> ()
  func.call @ll(%x) : (i32) -> ()
  func.call @nestmod() : () -> ()
  func.call @scopealloc() : () -> ()
  func.call @alloca() : () -> ()
  builtin.module { }
  memref.alloca_scope {
    func.call @ub() : () -> i32
  }
  scf.while : () -> () {
    func.call @ub() : () -> i32
    scf.condition(%c)
  } do {
    func.call @ub() : () -> i32
    scf.yield
  }
  scf.index_switch %a
  default {
    func.call @ub() : () -> i32
    scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @ub() -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = ub.poison : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @index(%arg0: index) -> index {
// CHECK-NEXT: %[[V0:[0-9]+]] = index.add %arg0, %arg0
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @cast(%arg0: index) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @scf(%arg0: i1) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @mem(%arg0: index) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @glob() {
// CHECK-NEXT: %[[V0:[0-9]+]] = memref.get_global @g : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: memref.global @g : memref<4xf32>
// CHECK-NEXT: func.func @asrt(%arg0: i1) {
// CHECK-NEXT: cf.assert %arg0, "x"
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @fc() {
// CHECK-NEXT: %f = constant @scf : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @ll(%arg0: i32) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.add %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @nestmod() {
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @scopealloc() {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @alloca() {
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @main(%arg0: index, %arg1: i1, %arg2: i32) {
// CHECK-NEXT: %[[V0:[0-9]+]] = ub.poison : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = index.add %arg0, %arg0
// CHECK-NEXT: %[[V2:[0-9]+]] = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: }
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %[[V3:[0-9]+]] = memref.get_global @g : memref<4xf32>
// CHECK-NEXT: cf.assert %arg1, "x"
// CHECK-NEXT: %f = constant @scf : (i1) -> ()
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.add %arg2, %arg2 : i32
// CHECK-NEXT: call @nestmod() : () -> ()
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %alloca_0 = memref.alloca() : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: }
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %[[V5:[0-9]+]] = ub.poison : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: %[[V5:[0-9]+]] = ub.poison : i32
// CHECK-NEXT: scf.condition(%arg1)
// CHECK-NEXT: } do {
// CHECK-NEXT: %[[V5:[0-9]+]] = ub.poison : i32
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: scf.index_switch %arg0
// CHECK-NEXT: default {
// CHECK-NEXT: %[[V5:[0-9]+]] = ub.poison : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
