; RUN: mlir-translate %s --import-llvm | FileCheck %s

; Words of older versions go together and stand over `memory`; of what remains the last holds.

declare void @f0() memory(errnomem: write) memory(read)
declare void @f1() memory(argmem: read) memory(inaccessiblemem: write)
declare void @f2() memory(read) readonly
declare void @f3() readnone memory(write)
declare void @f4() writeonly readonly
declare void @f5() readonly argmemonly
declare void @f6() memory(none) argmemonly
declare void @f7() memory(target_mem0: read) memory(errnomem: write)
declare void @g0() readonly #0
declare void @g1() #1 #0
declare void @g2() #0 #1
declare void @g3() #1 argmemonly #2
define void @h(ptr %p) {
  call void %p() readonly #0
  call void %p() #1 argmemonly
  ret void
}
attributes #0 = { memory(write) }
attributes #1 = { readonly }
attributes #2 = { memory(none) }

; CHECK: module attributes {{.*}}
; CHECK-NEXT: llvm.func @f0() attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>}
; CHECK-NEXT: llvm.func @f1() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>}
; CHECK-NEXT: llvm.func @f2() attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>}
; CHECK-NEXT: llvm.func @f3() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
; CHECK-NEXT: llvm.func @f4() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
; CHECK-NEXT: llvm.func @f5() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
; CHECK-NEXT: llvm.func @f6() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
; CHECK-NEXT: llvm.func @f7() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = write, targetMem0 = none, targetMem1 = none>}
; CHECK-NEXT: llvm.func @g0() attributes {memory_effects = #llvm.memory_effects<other = write, argMem = write, inaccessibleMem = write, errnoMem = write, targetMem0 = write, targetMem1 = write>}
; CHECK-NEXT: llvm.func @g1() attributes {memory_effects = #llvm.memory_effects<other = write, argMem = write, inaccessibleMem = write, errnoMem = write, targetMem0 = write, targetMem1 = write>}
; CHECK-NEXT: llvm.func @g2() attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>}
; CHECK-NEXT: llvm.func @g3() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
; CHECK-NEXT: llvm.func @h(%arg0: !llvm.ptr) {
; CHECK-NEXT: llvm.call %arg0() {memory_effects = #llvm.memory_effects<other = write, argMem = write, inaccessibleMem = write, errnoMem = write, targetMem0 = write, targetMem1 = write>} : !llvm.ptr, () -> ()
; CHECK-NEXT: llvm.call %arg0() {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>} : !llvm.ptr, () -> ()
; CHECK-NEXT: llvm.return
; CHECK-NEXT: }
; CHECK-NEXT: }
