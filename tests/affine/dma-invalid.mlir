// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func private @use(index)
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{custom op 'affine.dma_start' expected two stride related operands}}
  affine.dma_start %v[%i], %s2[%n], %tag[%i], %n, %i : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{expected ','}}
  affine.dma_start %v[%i], %s2[%n], %tag[%i] : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{custom op 'affine.dma_start' expected three types}}
  affine.dma_start %v[%i], %s2[%n], %tag[%i], %n : memref<?xf32>, memref<?xf32, 2>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %x: f32, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{'affine.dma_start' op expected DMA source to be of memref type}}
  affine.dma_start %x[%i], %s2[%n], %tag[%i], %n : f32, memref<?xf32, 2>, memref<1xi32>
  return
}

// -----

func.func private @use(index)
// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %x: f32, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  affine.dma_start %v[%i], %s2[%n], %tag[%i], %x : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %tag: memref<1xi32>) {
// expected-error @+1 {{expected ','}}
  affine.dma_wait %tag[%i] : memref<1xi32>
  return
}

// -----

func.func private @use(index)
// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %x: f32, %tag: memref<1xi32>) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  affine.dma_wait %tag[%i], %x : memref<1xi32>
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %n: index, %x: f32) {
// expected-error @+1 {{custom op 'affine.dma_wait' expected tag to be of memref type}}
  affine.dma_wait %x[%i], %n : f32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{use of value '%s2' expects different type than prior uses: 'f32' vs 'memref<?xf32, 2>'}}
  affine.dma_start %v[%i], %s2[%n], %tag[%i], %n : memref<?xf32>, f32, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index, %v: memref<?xf32>, %x: f32, %tag: memref<1xi32>) {
// expected-error @+1 {{'affine.dma_start' op expected DMA destination to be of memref type}}
  affine.dma_start %v[%i], %x[%n], %tag[%i], %n : memref<?xf32>, f32, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index, %v: memref<?xf32>, %x: f32, %s2: memref<?xf32, 2>) {
// expected-error @+1 {{'affine.dma_start' op expected DMA tag to be of memref type}}
  affine.dma_start %v[%i], %s2[%n], %x[%i], %n : memref<?xf32>, memref<?xf32, 2>, f32
  return
}

// -----

func.func @f(%i: index, %n: index, %m: memref<?x?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{expected ':'}}
  affine.dma_start %m[%i, %n + 1], %s2[%n], %tag[0], %n, %i, %n {foo} : memref<?x?xf32>, memref<?xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{custom op 'affine.dma_start' expected two stride related operands}}
  affine.dma_start %v[%i], %s2[%n], %tag[%i], %n, %i, %n, %n : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{expected ','}}
  affine.dma_start %v[%i] %s2[%n], %tag[%i], %n : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{expected '[' in affine map}}
  affine.dma_start %v, %s2[%n], %tag[%i], %n : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{expected ':'}}
  affine.dma_start %v[%i], %s2[%n], %tag[%i], %n
  return
}

// -----

func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{custom op 'affine.dma_start' expected three types}}
  affine.dma_start %v[%i], %s2[%n], %tag[%i], %n : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>, index
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %x: f32, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  affine.dma_start %v[%x], %s2[%n], %tag[%i], %n : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index, %s2: memref<?xf32, 2>, %tag: memref<1xi32>, %um: memref<*xf32>) {
// expected-error @+1 {{'affine.dma_start' op expected DMA source to be of memref type}}
  affine.dma_start %um[%i], %s2[%n], %tag[%i], %n : memref<*xf32>, memref<?xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{expected SSA operand}}
  affine.dma_start %v[%i], %s2[%n], %tag[%i], 3 : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index, %um: memref<*xf32>) {
// expected-error @+1 {{custom op 'affine.dma_wait' expected tag to be of memref type}}
  affine.dma_wait %um[%i], %n : memref<*xf32>
  return
}

// -----

func.func @f(%i: index, %n: index, %tag: memref<1xi32>) {
// expected-error @+1 {{expected ':'}}
  affine.dma_wait %tag[%i], %n {foo} : memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index, %tag: memref<1xi32>) {
// expected-error @+1 {{expected ':'}}
  affine.dma_wait %tag[%i], %n, %n : memref<1xi32>
  return
}

// -----

func.func @f(%n: index, %tag: memref<1xi32>) {
// expected-error @+1 {{expected '[' in affine map}}
  affine.dma_wait %tag, %n : memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index, %tag: memref<1xi32>) {
// expected-error @+1 {{expected ','}}
  affine.dma_wait %tag[%i] %n : memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index, %tag: memref<1xi32>) {
// expected-error @+1 {{expected ':'}}
  affine.dma_wait %tag[%i], %n
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%n: index, %x: f32, %tag: memref<1xi32>) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  affine.dma_wait %tag[%x], %n : memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index, %tag: memref<1xi32>) {
// expected-error @+1 {{expected operation name in quotes}}
  affine.dma_wait %tag[%i], %n : memref<1xi32>, index
  return
}

// -----

func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{'affine.dma_start' op src index must be a valid dimension or symbol identifier}}
  affine.for %a = 0 to 4 { %q = arith.divsi %a, %n : index affine.dma_start %v[%q], %s2[%n], %tag[%i], %n : memref<?xf32>, memref<?xf32, 2>, memref<1xi32> }
  return
}

// -----

func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{'affine.dma_start' op dst index must be a valid dimension or symbol identifier}}
  affine.for %a = 0 to 4 { %q = arith.divsi %a, %n : index affine.dma_start %v[%i], %s2[%q], %tag[%i], %n : memref<?xf32>, memref<?xf32, 2>, memref<1xi32> }
  return
}

// -----

func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{'affine.dma_start' op tag index must be a valid dimension or symbol identifier}}
  affine.for %a = 0 to 4 { %q = arith.divsi %a, %n : index affine.dma_start %v[%i], %s2[%i], %tag[%q], %n : memref<?xf32>, memref<?xf32, 2>, memref<1xi32> }
  return
}

// -----

func.func @f(%n: index, %tag: memref<1xi32>) {
// expected-error @+1 {{'affine.dma_wait' op index must be a valid dimension or symbol identifier}}
  affine.for %a = 0 to 4 { %q = arith.divsi %a, %n : index affine.dma_wait %tag[%q], %n : memref<1xi32> }
  return
}
